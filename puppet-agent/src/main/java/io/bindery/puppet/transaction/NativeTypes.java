package io.bindery.puppet.transaction;

import io.bindery.puppet.resource.ResourceType;
import io.bindery.puppet.resource.ResourceTypes;
import io.bindery.puppet.resource.core.KnownTypes;
import io.bindery.puppet.resource.core.ResourcesType;
import io.bindery.puppet.resource.account.GroupType;
import io.bindery.puppet.resource.augeas.AugeasType;
import io.bindery.puppet.resource.ini.IniSettingType;
import io.bindery.puppet.resource.ini.IniSubsettingType;
import io.bindery.puppet.resource.ini.YumrepoType;
import io.bindery.puppet.resource.selinux.SelbooleanType;
import io.bindery.puppet.resource.selinux.SelmoduleType;
import io.bindery.puppet.resource.account.UserType;
import io.bindery.puppet.resource.exec.ExecType;
import io.bindery.puppet.resource.file.FileType;
import io.bindery.puppet.resource.file.TidyType;
import io.bindery.puppet.resource.module.ConcatFileType;
import io.bindery.puppet.resource.module.ConcatFragmentType;
import io.bindery.puppet.resource.module.FileLineType;
import io.bindery.puppet.resource.packages.PackageType;
import io.bindery.puppet.resource.parsed.CronType;
import io.bindery.puppet.resource.parsed.HostType;
import io.bindery.puppet.resource.parsed.MailaliasType;
import io.bindery.puppet.resource.parsed.MountType;
import io.bindery.puppet.resource.parsed.SshAuthorizedKeyType;
import io.bindery.puppet.resource.parsed.SshkeyType;
import io.bindery.puppet.resource.service.ServiceType;
import java.util.ArrayList;
import java.util.List;

/// The resource types that are implemented in Java.
public final class NativeTypes {
    private NativeTypes() {}

    public static ResourceTypes all() {
        List<ResourceType> types = new ArrayList<>(KnownTypes.all());
        types.add(new FileType());
        types.add(new ExecType());
        types.add(new PackageType());
        types.add(new ServiceType());
        types.add(new UserType());
        types.add(new GroupType());
        types.add(new TidyType());
        types.add(new CronType());
        types.add(new HostType());
        types.add(new MountType());
        types.add(new SshAuthorizedKeyType());
        types.add(new SshkeyType());
        types.add(new MailaliasType());
        types.add(new FileLineType());
        types.add(new ConcatFileType());
        types.add(new ConcatFragmentType());
        types.add(new IniSettingType());
        types.add(new IniSubsettingType());
        types.add(new YumrepoType());
        types.add(new SelbooleanType());
        types.add(new SelmoduleType());
        types.add(new AugeasType());
        types.add(new ResourcesType(NativeTypes::all));
        return ResourceTypes.of(types);
    }
}
