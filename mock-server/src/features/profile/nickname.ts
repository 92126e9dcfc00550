/**
 * Invisible characters: control and format characters (they change the direction of the text around them, or
 * have no width), fillers, and those of private use. The sign that colours an emoji is none of them.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]|(?!\uFE0F)\p{Default_Ignorable_Code_Point}/u;

/**
 * Whether a name holds invisible characters, so that it can pass for another one or garble what follows it, or nothing
 * that can be seen.
 */
export function hasUnseenCharacters(name: string): boolean {
  return UNSEEN.test(name) || nicknameKey(name) === '';
}

/** The same for names that look alike: full-width letters, capitals, runs of spaces and invisible signs make no difference. */
export function nicknameKey(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
    .trim()
    .replace(/\s+/g, ' ');
}
