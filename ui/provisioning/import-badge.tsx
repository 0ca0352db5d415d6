import ArrowPathIcon from '@heroicons/react/16/solid/ArrowPathIcon';
import CheckIcon from '@heroicons/react/16/solid/CheckIcon';
import DocumentMagnifyingGlassIcon from '@heroicons/react/16/solid/DocumentMagnifyingGlassIcon';
import XCircleIcon from '@heroicons/react/16/solid/XCircleIcon';
import { importAmounts, writtenText } from '#core/provisioning/import-amounts.rule.ts';
import { Badge } from '../kit/badge.tsx';
import type { ImportStage } from './portal-import.view-model.ts';

/** A badge with the state of an import. Renders nothing while the person chooses a file. */
export const ImportBadge = ({ stage }: { readonly stage: ImportStage }) => {
  if (stage.at === 'choosing') return null;
  switch (stage.at === 'sending' ? 'reading' : stage.file.state) {
    case 'reading':
    case 'checking':
    case 'checked':
      return (
        <Badge tone="info" icon={DocumentMagnifyingGlassIcon}>
          Dry run, nothing written
        </Badge>
      );
    case 'importing':
      return (
        <Badge tone="info" icon={ArrowPathIcon}>
          Importing
        </Badge>
      );
    case 'done':
      return (
        <Badge tone="ok" icon={CheckIcon}>
          {stage.at === 'file' ? writtenText(importAmounts(stage.file)) : 'Done'}
        </Badge>
      );
    case 'failed':
      return (
        <Badge tone="alarm" icon={XCircleIcon}>
          Failed
        </Badge>
      );
  }
};
