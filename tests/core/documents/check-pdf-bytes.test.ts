import { describe, expect, it } from 'vitest';
import { cleanFileName } from '#core/documents/clean-file-name.rule.ts';
import { checkPdfBytes } from '#core/documents/check-pdf-bytes.rule.ts';
import { LIMITS } from '#core/kernel/limits.ts';

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (c) => c.charCodeAt(0));
const PLAIN = '%PDF-1.7\n1 0 obj\n<< >>\nendobj\nstartxref\n0\n%%EOF\n';
const inspector = (text: string, name = 'a.pdf') => checkPdfBytes({ name, bytes: bytesOf(text) });

describe('what the two ends of a file tell', () => {
  it('takes a PDF of version 1 or 2', () => {
    expect(inspector(PLAIN)).toBeNull();
    expect(inspector(PLAIN.replace('1.7', '2.0'), 'GUIDE.PDF')).toBeNull();
  });

  it('refuses by name, beginning, end and size', () => {
    expect(inspector(PLAIN, 'a.exe')).toBe('name');
    expect(inspector(PLAIN, '.pdf')).toBe('name');
    expect(inspector(PLAIN, `${'a'.repeat(LIMITS.newsDocumentName)}.pdf`)).toBe('longName');
    expect(inspector(`\n${PLAIN}`)).toBe('notPdf');
    expect(inspector(PLAIN.replace('1.7', '3.0'))).toBe('notPdf');
    expect(inspector('')).toBe('notPdf');
    expect(inspector(PLAIN.replace('%%EOF', ''))).toBe('broken');
    expect(inspector(`${PLAIN}${' '.repeat(1100)}`)).toBe('broken');
    const large = new Uint8Array(LIMITS.documentBytes + 1);
    large.set(bytesOf(PLAIN));
    expect(checkPdfBytes({ name: 'a.pdf', bytes: large })).toBe('size');
  });

  it('refuses a file that is another one as well', () => {
    for (const other of [
      'PK\u0003\u0004',
      'GIF89a',
      '\u0089PNG',
      '<!DOCTYPE html>',
      '<script>',
      '<?php',
      '\u007fELF',
    ])
      expect(inspector(PLAIN.replace('1 0 obj', `% ${other}\n1 0 obj`)), other).toBe('other');
  });
});

describe('the name of a file', () => {
  it('is its last part without characters that steer', () => {
    expect(cleanFileName('C:\\temp\\guide.pdf')).toBe('guide.pdf');
    expect(cleanFileName('../../etc/guide.pdf')).toBe('guide.pdf');
    expect(cleanFileName('a\u202efdp.exe\r\n"x".pdf')).toBe('a fdp.exe x .pdf');
    expect(cleanFileName('Übersicht 2026.pdf')).toBe('Übersicht 2026.pdf');
  });
});
