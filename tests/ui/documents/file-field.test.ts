import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FileField, type FileFieldProps } from '#ui/documents/file-field.look.tsx';
import { KitProvider } from '#ui/kit/kit-provider.tsx';

const PLAN = { name: 'plan.pdf', size: 2048 };
const draw = (props: Partial<FileFieldProps>): string =>
  renderToStaticMarkup(
    createElement(
      KitProvider,
      null,
      createElement(FileField, {
        id: 'plan',
        label: 'Floor plan',
        counter: 'PDF',
        accept: '.pdf',
        noun: 'file',
        shown: null,
        reading: false,
        error: null,
        onChoose: () => undefined,
        onClear: () => undefined,
        ...props,
      }),
    ),
  );
const BUTTON = /<button[^>]*id="plan"[^>]*>/;

it('the label of a file field leads to its button, which names both', () => {
  const drawn = draw({});
  expect(drawn).toMatch(/<label[^>]*for="plan"[^>]*>Floor plan</);
  expect(BUTTON.exec(drawn)?.[0]).toContain('aria-label="Choose a file: Floor plan"');
  expect(drawn).toContain('>Choose a file</button>');
});

it('a refused file stands at its field, whose button takes the focus of a refused form', () => {
  const drawn = draw({ shown: PLAN, error: 'The file is not a PDF' });
  expect(drawn).toContain('plan.pdf');
  expect(BUTTON.exec(drawn)?.[0]).toMatch(/aria-invalid="true".*aria-describedby="plan-error"/);
  expect(drawn).toMatch(/id="plan-error"[^>]*role="alert"|role="alert"[^>]*id="plan-error"/);
  expect(BUTTON.exec(draw({ shown: PLAN }))?.[0]).not.toContain('aria-invalid');
});

it('a file that is read says so', () => {
  expect(draw({ shown: PLAN, reading: true })).toMatch(/role="status"[^>]*>.*Reading/);
  expect(draw({ shown: PLAN })).not.toContain('Reading');
});
