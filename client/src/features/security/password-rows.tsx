import { Tag } from '@canada28/ui/tag.tsx';
import { KeyRound, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePlayer } from '../../lib/session.store.ts';
import { paths } from '../../paths.ts';
import { List, ListRow } from '../../ui/lists/list.tsx';

export function PasswordRows() {
  const { t } = useTranslation();
  const hasPayPassword = usePlayer()?.hasPayPassword === true;
  return (
    <List>
      <ListRow icon={<KeyRound />} title={t('auth.field.password')} to={paths.loginPassword} />
      <ListRow
        icon={<Lock />}
        title={t('security.pay.name')}
        value={
          <Tag tone={hasPayPassword ? 'green' : 'amber'}>
            {t(hasPayPassword ? 'security.pay.isSet' : 'security.pay.isNotSet')}
          </Tag>
        }
        to={paths.transactionPassword}
      />
    </List>
  );
}
