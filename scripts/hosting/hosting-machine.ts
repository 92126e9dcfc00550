import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyPackages } from '../bundle/lay-out.ts';
import { bundleServer } from '../lib/bundle-server.ts';
import { freePort } from '../lib/free-port.ts';
import { NGINX } from '../lib/nginx.ts';
import { ROOT } from '../lib/project.mjs';
import { portOfWorld } from './port-of-world.ts';

/**
 * A machine on which the commands of `docs/hosting.md` are run: a folder in the place of its root, free ports in the place of
 * those named there, and stand-ins for what only root and systemd do. nginx, openssl, curl and Litestream are the real ones.
 */
export type HostingMachine = {
  /** Runs a block of the document; what it printed. Throws where a command fails. */
  readonly run: (block: string) => string;
  /** What a path or a port of the document is here. */
  readonly here: (text: string) => string;
  readonly end: () => void;
};

const FOLDERS = ['opt', 'etc', 'var', 'run'];
const BUNDLES = ['canada28-1.0.0-linux-x64', 'canada28-1.1.0-linux-x64'] as const;

export async function startHostingMachine(root: string): Promise<HostingMachine> {
  const ports = new Map<string, number>();
  const portOf = (port: string) => String(ports.get(port));
  for (const port of ['80', '443', '2831', '2832', '2833']) ports.set(port, await freePort());
  // With the new process `default` belongs to that one: what the document does with its files is seen each time.
  while (portOfWorld('default', [portOf('2831'), portOf('2833'), portOf('2832')]) !== portOf('2833'))
    ports.set('2833', await freePort());
  const here = (text: string) =>
    text
      .replace(/\b283[123]\b/g, portOf)
      .replace(/(?<![\w.*])\/(opt|etc|var|run)(?![\w-])/g, `${root}/$1`)
      .replace(/\b10\.0\.0\.2\b/g, '127.0.0.2')
      .replace(/\b10\.0\.0\.1\b/g, '127.0.0.1')
      .replace(/listen (80|443)/g, (_, port) => `listen 127.0.0.1:${portOf(port)}`);
  for (const folder of [...FOLDERS, 'bin', 'downloads', 'etc/nginx/conf.d', 'etc/systemd/system', 'var/lib'])
    mkdirSync(join(root, folder), { recursive: true });
  await packBundles(root, here);
  writeNginx(root);
  writeStandIns(root);
  writeFileSync(join(root, '.curlrc'), `connect-to = "::127.0.0.1:${portOf('443')}"\n`);
  const env = { ...process.env, PATH: `${root}/bin:${process.env.PATH}`, CURL_HOME: root };
  const run = (block: string) => {
    const options = { cwd: join(root, 'downloads'), env, encoding: 'utf8', timeout: 120_000 } as const;
    const { status, stdout, stderr } = spawnSync('sh', ['-euc', here(block)], options);
    if (status !== 0) throw new Error(`${here(block)}\nended with ${status}:\n${stdout}${stderr}`);
    return stdout;
  };
  const end = () => {
    const units = readdirSync(join(root, 'run')).map((file) => file.replace(/\.pid$/, ''));
    for (const unit of units) spawnSync(join(root, 'bin/systemctl'), ['stop', unit], { env });
  };
  return { run, here, end };
}

/** Two archives as `npm run bundle` lays them out, their Node being the one that runs this; the second is the newer version. */
async function packBundles(root: string, here: (text: string) => string): Promise<void> {
  const [first, second] = BUNDLES.map((name) => join(root, 'downloads', name)) as [string, string];
  await bundleServer(join(first, 'program/mock-server/dist/main.js'), false);
  symlinkSync(process.execPath, join(first, 'program/node'));
  copyPackages(join(first, 'program'));
  for (const folder of ['db/migrations', 'mock-server/pages'])
    cpSync(join(ROOT, folder), join(first, 'program', folder), { recursive: true });
  mkdirSync(join(first, 'deploy'));
  for (const file of readdirSync(join(ROOT, 'deploy')))
    writeFileSync(join(first, 'deploy', file), here(readFileSync(join(ROOT, 'deploy', file), 'utf8')));
  mkdirSync(second);
  for (const part of ['program', 'deploy']) symlinkSync(`../${BUNDLES[0]}/${part}`, join(second, part));
  for (const name of BUNDLES)
    execFileSync('tar', ['-czf', `${name}.tar.gz`, '--remove-files', name], { cwd: join(root, 'downloads') });
}

/** What Debian's package has beside the files of `conf.d`. */
function writeNginx(root: string): void {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${root}/run/${name};`)
    .join(' ');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    join(root, 'etc/nginx/nginx.conf'),
    // In the group of processes of the test, with which it ends where that is ended from outside.
    `daemon off; ${user} pid ${root}/run/nginx.pid; error_log ${root}/nginx.log; events {}\nhttp { access_log off; ${temporary} include ${root}/etc/nginx/conf.d/*.conf; }\n`,
  );
}

function writeStandIns(root: string): void {
  const write = (name: string, text: string) => {
    writeFileSync(join(root, 'bin', name), `#!/bin/sh\n${text}`);
    chmodSync(join(root, 'bin', name), 0o755);
  };
  for (const name of ['apt-get', 'useradd', 'chown']) write(name, '');
  write('nginx', `exec ${NGINX} -p ${root} -c ${root}/etc/nginx/nginx.conf -e ${root}/nginx.log "$@"\n`);
  write('systemctl', systemctl(root));
  write(
    'buildah',
    `exec /usr/bin/buildah --root ${root}/images --runroot ${root}/run-images --storage-driver vfs "$@"\n`,
  );
}

/** Carries out what the unit files say of environment and program; of systemd nothing more. */
function systemctl(root: string): string {
  return `
root=${root}
action=$1
shift
[ "$1" = --now ] && shift
stop() {
  [ -f "$root/run/$1.pid" ] || return 0
  pid=$(cat "$root/run/$1.pid")
  kill "$pid" 2> /dev/null || true
  while kill -0 "$pid" 2> /dev/null; do sleep 0.05; done
  rm -f "$root/run/$1.pid"
}
start() {
  instance=\${1#*@}
  file="$root/etc/systemd/system/$1.service"
  [ -f "$file" ] || file="$root/etc/systemd/system/\${1%@*}@.service"
  environment=$(sed -n 's/^Environment=//p' "$file" | sed "s/%i/$instance/g")
  file_of_environment=$(sed -n 's/^EnvironmentFile=//p' "$file")
  [ -z "$file_of_environment" ] || environment="$environment $(cat "$file_of_environment")"
  mkdir -p "$root/var/lib/canada28/$instance"
  : > "$root/$1.log"
  env -i PATH="$PATH" $environment $(sed -n 's/^ExecStart=//p' "$file") > "$root/$1.log" 2>&1 &
  echo $! > "$root/run/$1.pid"
  case $1 in *@*) ;; *) return 0 ;; esac
  for _ in $(seq 300); do
    grep -q "localhost:$instance" "$root/$1.log" && return 0
    kill -0 "$!" 2> /dev/null || break
    sleep 0.1
  done
  cat "$root/$1.log"
  exit 1
}
start_nginx() {
  nginx > /dev/null 2>&1 &
  while [ ! -s "$root/run/nginx.pid" ] && kill -0 "$!" 2> /dev/null; do sleep 0.05; done
}
for unit in "$@"; do
  case $action in
    reload) if [ -s "$root/run/nginx.pid" ]; then nginx -s reload; sleep 0.5; else start_nginx; fi ;;
    start | enable) start "$unit" ;;
    stop) stop "$unit" ;;
    restart) stop "$unit"; start "$unit" ;;
  esac
done
`;
}
