import path from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline/promises';
import { runDoctorCommand } from '#adapters/server/doctor/run-doctor-command.ts';
import { outliveReaders } from './server/outlive-readers.ts';
import { readBuild } from './server/read-build.ts';

outliveReaders();

const question = async (text: string): Promise<string> => {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await lines.question(text);
  } finally {
    lines.close();
  }
};

const isAsked = process.stdin.isTTY && process.stderr.isTTY;

process.exitCode = await runDoctorCommand(
  process.argv.slice(2),
  { output: process.stdout, error: process.stderr, question: isAsked ? question : null },
  { environment: process.env, build: readBuild(path.resolve(import.meta.dirname, '..')) },
);
