#!/bin/sh
# Replicates all databases below a folder into another one by Litestream, for some minutes; its unit starts it again.
# Each start finds worlds that are new, and those whose file was replaced meanwhile: a reset, a scenario and a restore lay
# another file in its place, of which a replicator that has the old one open knows nothing.
set -eu
data=$1
copies=$2
seconds=${3:-300}
# What never changes once it is written: what a reset goes back to, and snapshots.
cd "$data"
find . \( -name '*.sqlite-made' -o -path '*.snapshots/*.sqlite' \) -exec cp --update --parents {} "$copies" \;
# An invitation and a brand change, and end: then their copy ends, too, unless the world itself is gone.
find . -name '*.snapshots' -prune -o -name '*.sqlite' -print | while read -r file; do
  for part in "$file-invitation" "$file-brand"; do
    if [ -e "$part" ]; then cp --parents "$part" "$copies"; else rm -f "$copies/$part"; fi
  done
done
{
  echo 'dbs:'
  find "$data" -name '*.snapshots' -prune -o -name '*.sqlite' -print | while read -r file; do
    printf '  - path: %s\n    replicas:\n      - path: %s\n' "$file" "$copies${file#"$data"}"
  done
} > "$copies/litestream.yml"
exec litestream replicate -config "$copies/litestream.yml" -exec "sleep $seconds"
