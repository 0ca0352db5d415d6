// Prints the newest value of each result in results.csv, or of the results whose name contains the arguments.
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { newestLines, readLines, RESULTS } from './record.mjs';

const text = process.argv.slice(2).join(' ').toLowerCase();
for (const { date, figure, goal, machine, value } of newestLines(
  readLines(readFileSync(RESULTS, 'utf8')),
))
  if (figure.toLowerCase().includes(text))
    console.log(
      `${figure}\n    ${value}${goal === '' ? '' : ` (goal: ${goal})`}, ${date}, ${machine}`,
    );
