import { runProgram } from './run-program.mjs';

process.env['MODE'] ??= 'demo';
await runProgram('doctor');
