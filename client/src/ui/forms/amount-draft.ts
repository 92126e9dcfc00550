/** What may stand in the field while it is typed: 10, 10., 10.25, .5, 50,000 — in the digits of any keyboard. */
const WHOLE_DRAFT = /^\d{0,10}$/;
const DECIMAL_DRAFT = /^\d{0,10}(?:[.,]\d{0,6})?$|^\d{1,3}(?:,\d{3})*,\d{0,3}$|^\d{1,3}(?:,\d{3})+\.\d{0,6}$/;

/** Text as an amount is typed: full-width digits, points and commas are meant as the plain ones. */
function normalise(text: string): string {
  return text.normalize('NFKC').replaceAll('。', '.').replaceAll('、', ',').trim();
}

/** Where nothing stands behind the point, a comma can only group. */
function withoutGroups(text: string): string {
  return text.replaceAll(',', '');
}

/** The text that the field shows for what was typed; undefined for what cannot become an amount. */
export function amountDraft(typed: string, isWhole: boolean): string | undefined {
  const text = normalise(typed);
  const draft = isWhole ? withoutGroups(text) : text;
  return (isWhole ? WHOLE_DRAFT : DECIMAL_DRAFT).test(draft) ? draft : undefined;
}
