import { create, insertAfter, insertBefore, type Recipe } from './recipe.ts';

/** One more optional text of a contact: the number of their badge. */
export const fieldRecipe: Recipe = {
  heading: `A form's field`,
  steps: [
    [
      insertBefore(
        'core/contacts/contact-form.schema.ts',
        `  notes: {
    ...optionalText(boundedText(CONTACT_LIMITS.notes)),`,
        `  badge: { ...name(), label: 'Badge' },\n`,
      ),
    ],
    [
      insertBefore(
        'ui/contacts/contact-form.tsx',
        `    notes: (
      <TextAreaField`,
        `    badge: <Field {...form.bind('badge')} label={contactForm.labels.badge} />,\n`,
      ),
    ],
    [
      create(
        'adapters/server/sql/migrations/9000-contact-badge.ts',
        `import type { Migration } from './migration.ts';

/** The number of a contact's badge. */
export const contactBadge: Migration = {
  num: 9000,
  name: 'contact badge',
  statements: [\`alter table contact add column badge text\`],
};
`,
      ),
      insertBefore(
        'adapters/server/sql/migrations/migrations.ts',
        `];

/** `,
        `  contactBadge,\n`,
      ),
      insertBefore(
        'adapters/server/sql/migrations/migrations.ts',
        `import { boundedIntake } from`,
        `import { contactBadge } from './9000-contact-badge.ts';\n`,
      ),
      insertAfter('core/provisioning/README.md', '`callHours` `notices` `suspended`', ' `badge`'),
    ],
  ],
};
