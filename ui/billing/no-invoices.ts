import DocumentTextIcon from '@heroicons/react/24/outline/DocumentTextIcon';

/** Texts for a dealer without invoices (domain guide 6.13). */
export const NO_INVOICES = {
  icon: DocumentTextIcon,
  title: 'No invoices yet',
  text: 'Your first invoice comes on the 1st after your first account goes active.',
} as const;
