// Measures the response times of the account list on the built server, with 100,000 accounts on PostgreSQL and 10,000 on
// the embedded engine. Covers pages, windows, sort orders and each kind of filter (`large-world.mjs` chooses the
// database). The argument `postgres` or `embedded` selects one engine. A second argument selects the reads whose names
// contain this argument.
import process from 'node:process';
import { machineLine } from './portal-process.mjs';
import { overLargeWorlds } from './large-world.mjs';
import { signInByApi } from './sign-in-by-api.mjs';
import { sized } from './small.mjs';
import { timeReads } from './timed-reads.mjs';

const ROUNDS = Number(process.env['ROUNDS'] ?? sized(40, 2));
const GOAL_MS = 200;
const [named, part = ''] = process.argv.slice(2);

const lastWeek = new Date(Date.now() - 7 * 86400000).toISOString().slice(0, 10);

/** @type {Readonly<Record<string, string>>} */
const LISTS = {
  'first page': '',
  'page 400 of 50': 'page=400',
  'a window of 200': 'size=200',
  'state: monitored': 'state=monitored',
  'state: alarm': 'state=alarm',
  'state: on test': 'state=on-test',
  'state: long test': 'state=long-test',
  'state: trouble': 'state=trouble',
  'state: offline': 'state=offline',
  'state: fail to close': 'state=fail-to-close',
  'state: open': 'state=open',
  'state: closed': 'state=closed',
  'state: runaway': 'state=runaway',
  'state: cancelled': 'state=cancelled',
  'not cancelled': 'not=cancelled',
  'trouble older than a week': 'trouble=older',
  'two types and a city': 'type=Residential,Elevator&city=port',
  'a service': 'service=Burglary',
  'a branch': 'branch=4472',
  'words, rare': 'q=kestrel',
  'words, common': 'q=street',
  'words, a letter': 'q=s',
  'words, several': 'q=smith+main',
  'words, a number': 'q=1054321',
  'words nobody has': 'q=zzz',
  'by account': 'sort=account',
  'by account, downwards': 'sort=account&dir=desc',
  'by account, page 400': 'sort=account&page=400',
  'by state': 'sort=state&dir=desc',
  'by state, upwards': 'sort=state',
  'by city': 'sort=city',
  'by city, page 400': 'sort=city&page=400',
  'by branch': 'sort=branch&dir=desc',
  'by last signal': 'sort=lastSignal&dir=desc',
  'by last signal, upwards': 'sort=lastSignal',
  'by monitored since': 'sort=monitoredSince&dir=desc',
  'by last signal, common words': 'q=street&sort=lastSignal&dir=desc',
  'by state, a type': 'type=Residential&sort=state',
  'silent 7 days': 'silent=7',
  'silent 30 days': 'silent=30',
  'signal since a week': `signalFrom=${lastWeek}`,
  'no signal since a week': `signalTo=${lastWeek}`,
  'monitored since a year': 'sinceFrom=2025-11-01',
  'number begins': 'number=1054',
  'name holds': 'name=an',
  'transmitter code': 'xmit=s1054321',
  'street holds': 'street=main',
  region: 'region=me',
  'postal code': 'postal=04',
  phone: 'phone=2075550142',
  'device type': 'deviceType=panel',
  maker: 'maker=e',
  'contact name': 'contact=smith',
  'contact name, common': 'contact=a',
  'contact phone': 'contactPhone=5550142',
  'zone description': 'zone=front+door',
  'zone description, one word': 'zone=door',
  'zone description, rare': 'zone=safe',
  agency: 'agency=police',
  permit: 'permit=1',
  note: 'note=gate',
  'runs out: permit': 'due=permit',
  'runs out: contact': 'due=contact',
  'runs out: schedule': 'due=schedule',
  'runs out: service': 'due=service',
  'changed today': 'changed=today',
  watched: 'mine=watched',
  favorites: 'mine=favorites',
};

await overLargeWorlds(named, async ({ engine, pids, portal, sites }) => {
  const headers = await signInByApi(portal.url, 'dealer.limited');
  console.log(`${engine}: accounts of a dealer among ${sites.toLocaleString('en-US')}`);
  const reads = Object.entries(LISTS)
    .filter(([name]) => name.includes(part))
    .map(([name, given]) => /** @type {const} */ ([name, `site/accounts?${given}`]));
  const second = await fetch(`${portal.url}/api/site/accounts?size=200`, { headers });
  /** @type {{ next: string | null }} */
  const { next } = await second.json();
  const below = `site/accounts?size=200&after=${encodeURIComponent(next ?? '')}`;
  if ('the window below'.includes(part)) reads.push(['the window below', below]);
  const subject = `Accounts list (${engine}, ${sites.toLocaleString('en-US')} sites)`;
  await timeReads(portal.url, headers, reads, { subject, rounds: ROUNDS, goalMs: GOAL_MS, pids });
});
console.log(machineLine());
