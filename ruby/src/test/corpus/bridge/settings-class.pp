notice(defined(Class['settings']), defined('settings'), $settings::all_local =~ Hash, $settings::all_local['strict'], $settings::all_local['environment'])
notice($settings::all_local.length > 100, $settings::all_local['nosuch'] =~ Undef, $settings::title, $settings::name, $settings::module_name)
notice($::settings::strict, getvar('settings::strict'), getvar('settings::all_local.strict'), "${settings::strict} ${settings::strict_variables}")
