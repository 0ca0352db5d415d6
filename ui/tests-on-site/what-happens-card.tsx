import BellAlertIcon from '@heroicons/react/16/solid/BellAlertIcon';
import BellSlashIcon from '@heroicons/react/16/solid/BellSlashIcon';
import ClipboardDocumentListIcon from '@heroicons/react/16/solid/ClipboardDocumentListIcon';
import ClockIcon from '@heroicons/react/16/solid/ClockIcon';
import { observer } from 'mobx-react-lite';
import { Card } from '../kit/card.tsx';
import { formatZonedMoment } from '../kit/format-time.ts';
import { IconLine } from '../kit/icon-line.tsx';
import { Stack } from '../kit/stack.ts';
import type { TestFormViewModel } from './test-form.view-model.ts';
import { whatHappens } from './what-happens.rule.ts';

/** What the test in the form would do, beside the form and before the press (domain guide 6.1). */
export const WhatHappensCard = observer(
  ({ form, now }: { readonly form: TestFormViewModel; readonly now: string }) => {
    const { startsAt, devNums } = form.request;
    const { timeZone, devices } = form.screen.site;
    const moment = (at: string | null): string | null =>
      at === null || Number.isNaN(Date.parse(at)) ? null : formatZonedMoment(at, now, timeZone);
    const { watching, signals, end, warning } = whatHappens({
      mode: form.mode,
      scope: form.scope,
      allDevices: devNums.length === 0 || devNums.length === devices.length,
      starts: moment(startsAt),
      ends: moment(form.endsAt),
    });
    return (
      <Card title="What happens">
        <Stack gap={3}>
          <IconLine icon={BellSlashIcon} tone="test">
            {watching}
          </IconLine>
          <IconLine icon={ClipboardDocumentListIcon}>{signals}</IconLine>
          <IconLine icon={ClockIcon}>{end}</IconLine>
          <IconLine icon={BellAlertIcon}>{warning}</IconLine>
        </Stack>
      </Card>
    );
  },
);
