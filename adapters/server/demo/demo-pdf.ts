const line = (text: string, index: number): string =>
  `BT /F1 ${index === 0 ? '20' : '12'} Tf 72 ${String(720 - index * 28)} Td (${text.replaceAll(/[\\()]/g, String.raw`\$&`)}) Tj ET`;

/** Returns a one-page PDF with lines of plain text, the first of which is larger. */
export const demoPdf = (lines: readonly string[]): Buffer => {
  const content = lines.map(line).join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Length ${String(content.length)} >>\nstream\n${content}\nendstream`,
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = file.length;
    file += `${String(index + 1)} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const start = file.length;
  const size = String(objects.length + 1);
  file += `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  file += `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${String(start)}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
};
