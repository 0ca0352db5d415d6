import process from 'node:process';
import { writeInitialDump } from '#adapters/server/sql/initial-dump.ts';

const file = process.argv[2];
if (file === undefined) throw new Error('Usage: node initial-dump.js FILE');
await writeInitialDump(file);
