import { DICT_CODES } from '@canada28/shared/contract/dictionary.contract.ts';
import { PRODUCT_VERSION } from '@canada28/shared/version.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../lib/toast.store.ts';
import { loadDictionary } from '../dictionary/dictionary.queries.ts';

/** The version that the server announces; undefined where it announces none. */
async function findAnnouncedVersion(): Promise<string | undefined> {
  const dictionary = await loadDictionary([DICT_CODES.checkUpdate]);
  return dictionary.get(DICT_CODES.checkUpdate)?.[0]?.value || undefined;
}

/** Whether a version such as "1.10.0" comes after this build's; an announcement may also lag behind. */
function isNewer(version: string | undefined): version is string {
  const order = new Intl.Collator('en', { numeric: true });
  return version !== undefined && order.compare(version, PRODUCT_VERSION) > 0;
}

/**
 * Compares the version that the server announces with the one that runs, and says both. A newer one comes by a reload:
 * the page is never kept, so it names the files that are served now. For the row whose press does it.
 */
export function useUpdate() {
  const { t } = useTranslation();
  const checking = useMutation({
    mutationFn: findAnnouncedVersion,
    onSuccess: (version) => {
      if (version === undefined) showToast(t('app.update.untold', { own: PRODUCT_VERSION }), 'info');
      else if (isNewer(version))
        showToast(t('app.update.available', { version, own: PRODUCT_VERSION }), 'info');
      else showToast(t('app.update.latest', { own: PRODUCT_VERSION }), 'success');
    },
  });
  const announced = checking.data;
  const press = () => {
    if (isNewer(announced)) location.reload();
    else if (!checking.isPending) checking.mutate();
  };
  const title = isNewer(announced) ? t('app.update.load', { version: announced }) : t('app.update.check');
  return { title, version: PRODUCT_VERSION, press };
}
