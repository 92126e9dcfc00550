import type { Protocol } from '@canada28/shared/money/protocol.ts';
import { Field } from '@canada28/ui/field.tsx';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TextKey } from '../../i18n/i18n.ts';
import { showToast } from '../../lib/toast.store.ts';
import field from '../../ui/forms/field.module.css';
import styles from './addresses.module.css';
import { type AddressProblem, addressLength, findAddressProblem, otherProtocol } from './check-address.ts';

type AddressFieldProps = {
  protocol: Protocol;
  value: string;
  onValueChange: (value: string) => void;
  /** The player has tried to go on: what is unfinished is now missing. */
  isTried: boolean;
};

/** Problems that are plain from the first character on. */
const PROBLEM_KEYS: Readonly<Partial<Record<AddressProblem, TextKey>>> = {
  wrongCharacter: 'address.problem.wrongCharacter',
  checksum: 'address.problem.checksum',
  tokenContract: 'address.problem.tokenContract',
  zeroAddress: 'address.problem.zeroAddress',
};

function useProblemText({ protocol, value, isTried }: AddressFieldProps): string | undefined {
  const { t } = useTranslation();
  const problem = findAddressProblem(protocol, value);
  const characters = addressLength(protocol);
  switch (problem) {
    case undefined:
      return undefined;
    case 'missing':
      return isTried ? t('error.address.orPasswordMissing') : undefined;
    case 'incomplete':
      return isTried ? t('address.problem.incomplete', { typed: value.length, characters }) : undefined;
    case 'wrongStart':
      return t(protocol === 'TRC20' ? 'address.problem.startTrc20' : 'address.problem.startErc20');
    case 'wrongChain':
      return t('address.problem.wrongChain', { own: otherProtocol(protocol), wanted: protocol });
    case 'tooLong':
      return t('address.problem.tooLong', { typed: value.length, characters });
    default:
      return t(PROBLEM_KEYS[problem] ?? 'address.problem.checksum');
  }
}

/** An address, checked with each character. */
export function AddressField(props: AddressFieldProps) {
  const { t } = useTranslation();
  const { protocol, value, onValueChange } = props;
  const isRight = findAddressProblem(protocol, value) === undefined;
  const characters = addressLength(protocol);
  const paste = async () => {
    try {
      onValueChange((await navigator.clipboard.readText()).replace(/\s/g, ''));
    } catch {
      showToast(t('address.add.pasteFailed'), 'error');
    }
  };
  const hint = isRight ? (
    <span className={styles.right}>
      <CircleCheck size={14} aria-hidden="true" />
      {t('address.add.right', { protocol })}
    </span>
  ) : (
    t('address.add.progress', { typed: value.length, characters })
  );
  return (
    <Field
      styles={field}
      label={t('address.add.address', { protocol })}
      hint={value === '' ? t('address.add.hint', { protocol, characters }) : hint}
      error={useProblemText(props)}
      trailing={
        // Without a secure origin there is no clipboard to read.
        navigator.clipboard !== undefined && (
          <button type="button" className={styles.paste} onClick={() => void paste()}>
            {t('address.add.paste')}
          </button>
        )
      }
    >
      {(ids) => (
        <textarea
          {...ids}
          className={styles.input}
          rows={2}
          maxLength={128}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          value={value}
          onChange={(event) => onValueChange(event.target.value.replace(/\s/g, ''))}
        />
      )}
    </Field>
  );
}
