import type { Log } from '#adapters/server/http/log.ts';
import { DEMO_PASSWORD } from '#adapters/server/demo/demo-database.ts';
import { DEMO_PEOPLE } from '#adapters/server/demo/generate-demo-world.ts';
import { demoHelpOf, type DemoHelp } from './help-setup.ts';
import { DEMO_TEAM_DOMAIN, type DemoSso } from './sso-setup.ts';
import type { RunningServer } from './start-server.ts';
import { SERVER } from './tokens.ts';

/** Escapes control characters as in JSON, so that no value can start a new line or control the terminal. */
const visible = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}]/gu, (character) =>
    character === '\n'
      ? '\\n'
      : `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );

/** A log for people at a terminal, which prints faults but no requests. */
export const friendlyLog = (write: (line: string) => void): Log => ({
  info: () => undefined,
  error: (event, fields = {}) => {
    const facts = Object.entries(fields).map(
      ([name, value]) => `${name}=${visible(String(value))}`,
    );
    write([`! ${event}`, ...facts].join(' '));
  },
});

const demoLines = (outbox: string): readonly string[] => {
  const listed = DEMO_PEOPLE.filter((person) => person.listing !== null);
  const width = Math.max(...listed.map((person) => person.username.length));
  return [
    '',
    `  Demo accounts (password of all: ${DEMO_PASSWORD})`,
    ...listed.map((person) => `    ${person.username.padEnd(width)}  ${person.listing?.who ?? ''}`),
    '',
    `  Mail, text messages and codes arrive at ${outbox}`,
  ];
};

const providerLines = (demo: DemoSso | null): readonly string[] =>
  demo === null ? [] : [`  Single sign-on     ${demo.base} (team domain ${DEMO_TEAM_DOMAIN})`];

const helpLines = (demo: DemoHelp | null): readonly string[] =>
  demo === null ? [] : [`  Help site          ${demo.base}`];

/** Returns the lines printed when the server listens: URLs, demo accounts, and where messages arrive. */
export const friendlyLines = ({
  settings,
  addresses,
  container,
}: RunningServer): readonly string[] => [
  '',
  `  ${settings.providerName} is ready.`,
  '',
  `  Dealers and staff  ${addresses.dealer.publicUrl}`,
  `  End customers      ${addresses.consumer.publicUrl}`,
  ...providerLines(container.get(SERVER.sso).demo),
  ...helpLines(demoHelpOf(settings)),
  ...(settings.mode === 'demo' ? demoLines(`${addresses.dealer.publicUrl}/demo/outbox`) : []),
  '',
  '  Stop with Ctrl+C.',
  '',
];
