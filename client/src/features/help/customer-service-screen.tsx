import { CircleHelp, Headset } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { TitledScreen } from '../../ui/basics/titled-screen.tsx';
import { List, ListRow } from '../../ui/lists/list.tsx';
import { HELP_TOPICS } from './help-topics.ts';
import { ServiceBanner } from './service-banner.tsx';

/** Where to turn to: what others asked, or a person (product §2, `/customerService`). */
export function CustomerServiceScreen() {
  const { t } = useTranslation();
  return (
    <TitledScreen title={t('help.service.title')} backTo={paths.my}>
      <ServiceBanner />
      <List>
        <ListRow
          icon={<Headset />}
          title={t('help.human.title')}
          detail={t('help.human.hint')}
          to={paths.humanService}
        />
      </List>
      <List label={t('help.center.title')}>
        {HELP_TOPICS.map(({ path, titleKey }) => (
          <ListRow key={path} icon={<CircleHelp />} title={t(titleKey)} to={path} />
        ))}
      </List>
    </TitledScreen>
  );
}
