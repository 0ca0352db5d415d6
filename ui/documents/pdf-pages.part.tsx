import ExclamationTriangleIcon from '@heroicons/react/24/outline/ExclamationTriangleIcon';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect } from 'react';
import type { PdfReader } from '#core/documents/pdf-reader.port.ts';
import { Button } from '../kit/button.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { PageRoll, DocumentPage } from './page-roll.look.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { useModel } from '../shell/use-model.ts';
import { PdfPagesViewModel } from './pdf-pages.view-model.ts';
import { useShownPdf } from './shown-pdf.ts';
import { createSection } from '../sections/section.ts';

interface SheetProps {
  readonly model: PdfPagesViewModel;
  readonly number: number;
}

/** A page of the PDF. It is drawn while near the visible area, and again when its width changes. */
const Sheet = observer(({ model, number }: SheetProps) => {
  const draw = useCallback(
    (sheet: HTMLCanvasElement, width: number) => model.draw(number, sheet, width),
    [model, number],
  );
  return (
    <DocumentPage
      number={number}
      label={model.nameOf(number)}
      size={model.sizeOf(number)}
      zoom={model.zoom}
      draw={model.isNear(number) ? draw : null}
      failed={model.hasFailed(number)}
      words={model.textOf(number)}
    />
  );
});

/**
 * Shows the pages of a PDF one below the other. The PDF reader only draws pages on the portal's canvases (SECURITY.md
 * §2.13, domain guide 6.15).
 */
export const PdfPagesPart = observer(() => {
  const { bytes, title } = useShownPdf();
  const model = useModel('pdfPages');
  const open = useCallback(() => void model.open(bytes.slice()), [model, bytes]);
  useEffect(open, [open]);
  const { words } = model;
  if (words !== null)
    return (
      <div role="alert">
        <EmptyState
          icon={ExclamationTriangleIcon}
          title={words.title}
          text={words.text}
          {...(model.fault === 'noReader' && {
            action: (
              <Button size="sm" onClick={open}>
                Try again
              </Button>
            ),
          })}
        />
      </div>
    );
  if (model.isOpening) return <Skeleton lines={6} label="Opening the file" />;
  return (
    <PageRoll
      label={`Pages of ${title}`}
      position={model.position}
      zoom={model.zoom}
      onZoomIn={model.canZoomIn ? () => model.zoomBy(1) : null}
      onZoomOut={model.canZoomOut ? () => model.zoomBy(-1) : null}
      onNear={(number, isNear) => model.come(number, isNear)}
      onLook={(number) => model.look(number)}
      count={model.count}
    >
      {model.numbers.map((number) => (
        <Sheet key={number} model={model} number={number} />
      ))}
    </PageRoll>
  );
});

/** The browser adapters that only the PDF section needs. */
export interface PdfPagesAdapters {
  readonly openReader: () => PdfReader<HTMLCanvasElement>;
}

declare module '../sections/parts.ts' {
  interface SectionAdapters {
    readonly 'pdf-pages': PdfPagesAdapters;
  }
}

/** The section that shows PDF pages. The PDF reader is loaded together with this section, when the first PDF is opened. */
export const section = createSection(PdfPagesPart, {
  pdfPages: ({ adapters }) => new PdfPagesViewModel(adapters('pdf-pages').openReader()),
});
