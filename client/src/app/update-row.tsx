import {
  DICT_CODES,
  dictionaryFromWire,
  getDictDataCall,
} from '@canada28/shared/contract/dictionary.contract.ts';
import { PRODUCT_VERSION } from '@canada28/shared/version.ts';
import { useMutation } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { callApi } from '../lib/api-client.ts';
import { ListRow } from '../ui/list.tsx';
import { showToast } from '../ui/toast-store.ts';

/** The newest version there is; the one that runs where a server tells none. */
async function findNewestVersion(): Promise<string> {
  const input = { dictCodes: [DICT_CODES.checkUpdate] };
  const dictionary = dictionaryFromWire(await callApi(getDictDataCall, input));
  return dictionary.get(DICT_CODES.checkUpdate)?.[0]?.value ?? PRODUCT_VERSION;
}

/** Looks for a newer version of the app; once one is found, the next press loads it. */
export function UpdateRow() {
  const { t } = useTranslation();
  const checking = useMutation({
    mutationFn: findNewestVersion,
    onSuccess: (version) =>
      version === PRODUCT_VERSION
        ? showToast(t('settings.update.latest'), 'success')
        : showToast(t('settings.update.available', { version }), 'info'),
  });
  const newest = checking.data ?? PRODUCT_VERSION;
  const isNewer = newest !== PRODUCT_VERSION;
  const press = () => {
    if (isNewer) location.reload();
    else if (!checking.isPending) checking.mutate();
  };
  return (
    <ListRow
      icon={<RefreshCw />}
      title={t(isNewer ? 'settings.update.load' : 'settings.update.check')}
      value={newest}
      onClick={press}
    />
  );
}
