notice($settings::nosuch)
notice($::settings::neither)
