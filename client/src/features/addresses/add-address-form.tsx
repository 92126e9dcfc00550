import { PROTOCOLS, type Protocol } from '@canada28/shared/money/protocol.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalMessage } from '../../lib/api-error.ts';
import { showToast } from '../../lib/toast.store.ts';
import { whileHere } from '../../lib/while-here.ts';
import { Button } from '../../ui/basics/button.tsx';
import column from '../../ui/basics/column.module.css';
import { Notice } from '../../ui/basics/notice.tsx';
import text from '../../ui/basics/text.module.css';
import { AskPasscode } from '../../ui/forms/ask-passcode.tsx';
import { SegmentedTabs } from '../../ui/forms/segmented-tabs.tsx';
import { SwitchField } from '../../ui/forms/switch-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { AddressField } from './address-field.tsx';
import styles from './addresses.module.css';
import { useAddAddress } from './addresses.queries.ts';
import { findAddressProblem } from './check-address.ts';

const LONGEST_NAME = 32;

type NewAddress = {
  readonly name: string;
  readonly protocol: Protocol;
  readonly address: string;
  readonly isDefault: boolean;
};

const EMPTY: NewAddress = { name: '', protocol: 'TRC20', address: '', isDefault: false };

type ConfirmProps = {
  draft: NewAddress;
  adding: ReturnType<typeof useAddAddress>;
  onClose: () => void;
  onRefused: () => void;
  onAdded: () => void;
};

/** The last look at the address, and the passcode that confirms it. */
function ConfirmAddress({ draft, adding, onClose, onRefused, onAdded }: ConfirmProps) {
  const { t } = useTranslation();
  const { name, protocol, address, isDefault } = draft;
  const confirm = (password: string) => {
    const defaulted = isDefault ? 1 : 0;
    const input = { name: name.trim(), currency: 'USDT', protocol, address, defaulted, password } as const;
    adding.mutate(input, { onSuccess: whileHere(onAdded), onError: onRefused });
  };
  return (
    <AskPasscode
      onClose={onClose}
      onComplete={confirm}
      isChecking={adding.isPending}
      error={refusalMessage(adding.error)}
    >
      <div className={styles.confirmed}>
        <p>{t('address.add.confirm', { protocol })}</p>
        <p className={text.code}>{address}</p>
      </div>
    </AskPasscode>
  );
}

/** Network, address, name; confirmed with the transaction password. */
export function AddAddressForm({ onAdded }: { onAdded: () => void }) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(EMPTY);
  const [isTried, setTried] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const [asked, setAsked] = useState<NewAddress>();
  // A late refusal of a draft that has been changed since is for the page to tell.
  const isSameDraft = asked === draft;
  const adding = useAddAddress(() => showToast(t('address.add.done'), 'success'), isSameDraft);
  const change = (changed: Partial<NewAddress>) => setDraft({ ...draft, ...changed });

  const goOn = () => {
    setTried(true);
    adding.reset();
    setAsked(draft);
    setConfirming(findAddressProblem(draft.protocol, draft.address) === undefined);
  };
  return (
    <div className={column.gap16}>
      <SegmentedTabs
        label={t('finance.order.network')}
        items={PROTOCOLS.map((value) => ({ value, label: value }))}
        value={draft.protocol}
        onValueChange={(protocol) => change({ protocol })}
      />
      <AddressField
        protocol={draft.protocol}
        value={draft.address}
        onValueChange={(address) => change({ address })}
        isTried={isTried}
      />
      <TextField
        label={t('address.add.name')}
        placeholder={t('address.add.namePlaceholder')}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        value={draft.name}
        onValueChange={(name) => change({ name })}
      />
      <SwitchField
        label={t('address.add.default')}
        isOn={draft.isDefault}
        onChange={(isDefault) => change({ isDefault })}
      />
      <Notice tone="warning">{t('address.add.final')}</Notice>
      <Button isLoading={adding.isPending} onClick={goOn}>
        {t('common.action.next')}
      </Button>
      {isConfirming && isSameDraft && (
        <ConfirmAddress
          draft={draft}
          adding={adding}
          onClose={() => setConfirming(false)}
          onRefused={() => setConfirming(true)}
          onAdded={onAdded}
        />
      )}
    </div>
  );
}
