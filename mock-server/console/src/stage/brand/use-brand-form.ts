import {
  BRAND_COLOUR,
  type BrandWire,
  changeBrandControl,
  dropBrandControl,
} from '@canada28/shared/control/brand.control.ts';
import { useEffect, useState } from 'react';
import { control } from '../../control/control-client.ts';
import { perform } from '../../control/perform.ts';
import { queryClient } from '../../control/query-client.ts';
import { useStageState } from '../stage.store.ts';
import { prepareWorld } from '../stage-world.ts';
import { failureWords } from '../texts/failure-words.ts';
import { textsNow, useTexts } from '../texts/use-texts.ts';
import { base64Of, fetchLogo } from './logo-file.ts';
import { useBrand } from './use-brand.ts';

/** What is typed and chosen; empty, or undefined, where it is to be as the client was built. */
export type BrandDraft = {
  readonly name: string;
  readonly colour: string;
  readonly logo: string | undefined;
};

const COLOUR = new RegExp(BRAND_COLOUR);

/** Whether a text is a colour as the control call takes it. */
export function isColour(text: string): boolean {
  return COLOUR.test(text);
}

/** The form of the dialog, and what its buttons do. */
export function useBrandForm(onDone: () => void) {
  const t = useTexts();
  const brand = useBrand();
  const [draft, set] = useState<BrandDraft>({
    name: brand.name ?? '',
    colour: brand.colour ?? '',
    logo: undefined,
  });
  const [refusal, setRefusal] = useState('');
  const setDraft = (some: Partial<BrandDraft>) => set((before) => ({ ...before, ...some }));
  const { url } = brand.logo ?? {};
  const [isLogoHere, setIsLogoHere] = useState(url === undefined);
  // The logo that there is stays, unless another one is chosen before it is here; saving waits for it, not to lose it.
  useEffect(() => {
    if (url === undefined) return;
    void fetchLogo(url)
      .then((fetched) => set((before) => ({ ...before, logo: before.logo ?? fetched })))
      .then(() => setIsLogoHere(true))
      .catch((error: unknown) => setRefusal(failureWords(error, textsNow())));
  }, [url]);

  const name = draft.name.trim();
  const { colour, logo } = draft;
  const isSome = name !== '' || colour !== '' || logo !== undefined;
  const carryOut = async (call: () => Promise<BrandWire>, said: string) => {
    const isDone = await perform(
      async () => {
        show(await call());
        return { said };
      },
      (_, error) => setRefusal(failureWords(error, textsNow())),
    );
    if (isDone) onDone();
  };
  return {
    draft,
    setDraft,
    refusal,
    isReady: (isLogoHere || logo !== undefined) && isSome && (colour === '' || isColour(colour)),
    save: () =>
      carryOut(async () => {
        // Before a story there may be no world yet.
        if (useStageState.getState().told === undefined) await prepareWorld({ isFromStart: false });
        return control(changeBrandControl, {
          body: {
            ...(name !== '' && { name }),
            ...(colour !== '' && { colour }),
            ...(logo !== undefined && { logo: base64Of(logo) }),
          },
        });
      }, t.brandSaved),
    drop: () => void carryOut(() => control(dropBrandControl), t.brandSaved),
  };
}

/** On this page at once, and in phones that are opened again: theirs is what they were opened with. */
function show(brand: BrandWire): void {
  queryClient.setQueryData([changeBrandControl.path, {}], brand);
  useStageState.setState(({ generation }) => ({ generation: generation + 1 }));
}
