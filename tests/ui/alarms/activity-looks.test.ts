import { LockClosedIcon, LockOpenIcon } from '@heroicons/react/16/solid';
import { expect, it } from 'vitest';
import { activityLook } from '#ui/alarms/activity-looks.ts';

it('tells a closing from an opening by its padlock', () => {
  const iconOf = (arming: string | null) =>
    activityLook({ kind: 'Open/close', event: 'Open/close', arming }).icon;
  expect(['open', null].map(iconOf)).toEqual([LockOpenIcon, LockOpenIcon]);
  expect(['close', 'closeStay'].map(iconOf)).toEqual([LockClosedIcon, LockClosedIcon]);
});
