#!/usr/bin/env node
// What oxlint starts in place of tsgolint (lint.mjs): adds the rule that tsgolint has and oxlint has no name for yet
// (1.94), so that the types are read once for all rules. To be deleted when `oxlint --rules` lists it.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const UNNAMED = 'no-unsafe-class-instance-assignment';
/** Header of a message: the length of its content (4 bytes, little-endian) and its kind (1 byte). */
const HEADER_BYTES = 5;
const DIAGNOSTIC = 1;
/** A finding that belongs to no rule is printed by oxlint as an error, whatever its name. */
const OF_NO_RULE = 1;
/** Output limit in bytes, enough for the findings of a run in which every file is wrong. */
const MAX_BYTES = 1_000_000_000;

/** @typedef {{ rule?: string, range?: object, file_path: string, message: { id: string, description: string } }} Finding */

/** @param {number} kind @param {object} content */
const message = (kind, content) => {
  const body = Buffer.from(JSON.stringify(content));
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt32LE(body.length);
  header.writeUInt8(kind, HEADER_BYTES - 1);
  return Buffer.concat([header, body]);
};

/** Gives a finding of the rule that oxlint has no name for the form that oxlint prints; returns any other finding unchanged. @param {Finding} finding */
const named = ({ rule, ...finding }) =>
  rule === UNNAMED
    ? { ...finding, kind: OF_NO_RULE, message: { ...finding.message, id: UNNAMED } }
    : { ...finding, rule };

/** @param {Buffer} bytes @returns {Buffer} */
const rewrite = (bytes) => {
  /** @type {Buffer[]} */
  const all = [];
  for (let at = 0; at < bytes.length;) {
    const end = at + HEADER_BYTES + bytes.readUInt32LE(at);
    const kind = bytes.readUInt8(at + HEADER_BYTES - 1);
    /** @type {Finding} */
    const content = JSON.parse(bytes.subarray(at + HEADER_BYTES, end).toString());
    all.push(message(kind, kind === DIAGNOSTIC ? named(content) : content));
    at = end;
  }
  return Buffer.concat(all);
};

/** @param {AsyncIterable<Buffer>} stream */
const readAll = async (stream) => {
  const parts = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts).toString();
};

const asked = JSON.parse(await readAll(process.stdin));
// Files without typed rules (the scripts) are left out, because they need no type information.
asked.configs = asked.configs.filter(
  (/** @type {{ rules: object[] }} */ { rules }) => rules.length > 0,
);
for (const { rules } of asked.configs) rules.push({ name: UNNAMED });

const require = createRequire(import.meta.resolve('oxlint-tsgolint/package.json'));
const program = `@oxlint-tsgolint/${process.platform}-${process.arch}`;
const { status, stdout } = spawnSync(
  join(dirname(require.resolve(`${program}/package.json`)), 'tsgolint'),
  process.argv.slice(2),
  {
    input: JSON.stringify(asked),
    maxBuffer: MAX_BYTES,
    stdio: ['pipe', 'pipe', 'inherit'],
  },
);
process.stdout.write(rewrite(stdout));
process.exitCode = status ?? 1;
