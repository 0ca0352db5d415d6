import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';

/** Path of nginx as installed by the Debian package. Null if nginx is not installed. */
export const NGINX = existsSync('/usr/sbin/nginx') ? '/usr/sbin/nginx' : null;

const EXAMPLE = 'composition/deploy/nginx.conf.example';

/** Host names in the nginx example, which the tests use unchanged. */
export const HOSTS = { portal: 'portal.example.com', home: 'home.example.com' } as const;

/** The first port of each server, and the ports of nginx. */
export interface NginxPorts {
  readonly servers: readonly [number, number];
  readonly http: number;
  readonly https: number;
}

const CERTIFICATE = ['fullchain.pem', 'privkey.pem'] as const;

const replacements = (
  folder: string,
  { http, https, servers: [first, second] }: NginxPorts,
): readonly (readonly [string, string])[] => [
  ['10.0.0.11:4280', `127.0.0.1:${first}`],
  ['10.0.0.11:4281', `127.0.0.1:${first + 1}`],
  ['10.0.0.12:4280', `127.0.0.1:${second}`],
  ['10.0.0.12:4281', `127.0.0.1:${second + 1}`],
  ['listen 80;', `listen 127.0.0.1:${http};`],
  ['listen 443 ', `listen 127.0.0.1:${https} `],
  ...CERTIFICATE.map((name) => [`/etc/ssl/portal/${name}`, path.join(folder, name)] as const),
];

/** Returns the example configuration with only ports and paths replaced. */
const siteOf = (folder: string, ports: NginxPorts): string => {
  let text = readFileSync(EXAMPLE, 'utf8');
  for (const [from, to] of replacements(folder, ports)) {
    if (!text.includes(from)) throw new Error(`${EXAMPLE} does not say ${from}`);
    text = text.replaceAll(from, to);
  }
  return text;
};

/** Returns a main configuration like that of the Debian package, which includes the site configuration from a separate folder. */
const aroundOf = (folder: string): string => `
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 2;
pid ${path.join(folder, 'nginx.pid')};
events { worker_connections 768; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${path.join(folder, name)};`)
    .join('\n  ')}
  include ${path.join(folder, 'portal.conf')};
}
`;

const makeCertificate = (folder: string): void => {
  const [certificate, key] = CERTIFICATE.map((name) => path.join(folder, name));
  const names = Object.values(HOSTS).map((name) => `DNS:${name}`);
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '2',
      '-subj',
      `/CN=${HOSTS.portal}`,
      '-addext',
      `subjectAltName=${names.join()}`,
      '-keyout',
      String(key),
      '-out',
      String(certificate),
    ],
    { stdio: 'pipe' },
  );
};

const listens = async (port: number): Promise<boolean> => {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
};

/** Runs nginx in front of two servers as described in the deploy README. Clients must trust `certificate`. */
export class Nginx {
  readonly certificate: string;
  readonly #child: ChildProcess;
  readonly #errors: string;

  private constructor(child: ChildProcess, folder: string) {
    this.#child = child;
    this.#errors = path.join(folder, 'error.log');
    this.certificate = readFileSync(path.join(folder, CERTIFICATE[0]), 'utf8');
  }

  static async start(program: string, folder: string, ports: NginxPorts): Promise<Nginx> {
    mkdirSync(folder, { recursive: true });
    makeCertificate(folder);
    writeFileSync(path.join(folder, 'portal.conf'), siteOf(folder, ports));
    writeFileSync(path.join(folder, 'nginx.conf'), aroundOf(folder));
    const child = spawn(
      program,
      [
        '-p',
        folder,
        '-c',
        path.join(folder, 'nginx.conf'),
        '-e',
        path.join(folder, 'error.log'),
        '-g',
        'daemon off;',
      ],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const nginx = new Nginx(child, folder);
    while (!(await listens(ports.https))) {
      if (child.exitCode !== null) throw new Error(`nginx ended: ${nginx.errors}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return nginx;
  }

  /** Returns the error log of nginx. */
  get errors(): string {
    return readFileSync(this.#errors, 'utf8');
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null) return;
    this.#child.kill('SIGTERM');
    await once(this.#child, 'exit');
  }
}
