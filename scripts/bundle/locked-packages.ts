/** `packages` of package-lock.json: where each lies, and what it needs. */
export type LockedPackages = Readonly<
  Record<
    string,
    {
      readonly version?: string;
      readonly dev?: boolean;
      readonly link?: boolean;
      readonly dependencies?: Readonly<Record<string, string>>;
    }
  >
>;

const FOLDER = 'node_modules/';

/** Needed to install a package, and never to run it. */
const INSTALLERS = ['prebuild-install'];

/** The packages of these names and all that they need at run time, each by its place in the project. */
export function packagesNeeded(packages: LockedPackages, names: readonly string[]): string[] {
  const places = new Set<string>();
  const add = (from: string, name: string) => {
    const place = placeOf(packages, from, name);
    if (places.has(place)) return;
    places.add(place);
    const needed = Object.keys(packages[place]?.dependencies ?? {});
    for (const other of needed) if (!INSTALLERS.includes(other)) add(place, other);
  };
  for (const name of names) add('', name);
  return [...places].sort();
}

/** As Node looks for it: in the package's own folder first, then outwards. */
function placeOf(packages: LockedPackages, from: string, name: string): string {
  const place = `${from === '' ? '' : `${from}/`}${FOLDER}${name}`;
  if (place in packages) return place;
  if (from === '') throw new Error(`package-lock.json does not hold ${name}.`);
  return placeOf(packages, from.slice(0, Math.max(0, from.lastIndexOf(FOLDER) - 1)), name);
}

/** Everything of others that may be inside: what is installed for more than development. */
export function packagesInside(packages: LockedPackages): string[] {
  return Object.keys(packages).filter((place) => {
    const { dev, link } = packages[place] ?? {};
    return place.includes(FOLDER) && !dev && !link;
  });
}
