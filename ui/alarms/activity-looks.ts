import * as micro from '@heroicons/react/16/solid';
import type { AlarmRow } from '#core/alarms/alarm-timeline.schema.ts';
import type { TimelineRow } from '../kit/timeline-rows.tsx';

/** The icon and color of a history row. */
export type ActivityLook = Pick<TimelineRow, 'icon' | 'state' | 'strong'>;

const CALM: ActivityLook = { icon: micro.ClockIcon, state: 'neutral', strong: false };

const KINDS: Readonly<Record<string, ActivityLook>> = {
  Alarm: { icon: micro.BellAlertIcon, state: 'alarm', strong: true },
  Trouble: { icon: micro.ExclamationTriangleIcon, state: 'trouble', strong: true },
  Restore: { icon: micro.ArrowUturnLeftIcon, state: 'ok', strong: false },
  'Cancel/abort': { icon: micro.XCircleIcon, state: 'info', strong: true },
  Supervisory: { icon: micro.EyeIcon, state: 'trouble', strong: true },
  'Open/close': { icon: micro.LockOpenIcon, state: 'neutral', strong: false },
  Test: { icon: micro.BeakerIcon, state: 'neutral', strong: false },
  'Data change': { icon: micro.PencilSquareIcon, state: 'neutral', strong: false },
  System: { icon: micro.CpuChipIcon, state: 'neutral', strong: false },
  'Operator action': { icon: micro.PhoneIcon, state: 'neutral', strong: false },
  'Full clear': { icon: micro.CheckCircleIcon, state: 'ok', strong: true },
  'Partial clear': { icon: micro.PauseIcon, state: 'info', strong: false },
};

const CALL: ActivityLook = { icon: micro.PhoneIcon, state: 'neutral', strong: false };
const HELP: ActivityLook = { icon: micro.ShieldCheckIcon, state: 'info', strong: true };
const TOLD: ActivityLook = {
  icon: micro.ChatBubbleLeftEllipsisIcon,
  state: 'neutral',
  strong: false,
};

const ACTIONS: Readonly<Record<string, ActivityLook>> = {
  'Picked up': { icon: micro.UserIcon, state: 'neutral', strong: false },
  Called: CALL,
  Reached: CALL,
  'No answer': CALL,
  Voicemail: CALL,
  Verified: CALL,
  Dispatched: HELP,
  'Responder on scene': HELP,
  'Cancelled dispatch': HELP,
  Notified: TOLD,
  'Notified owner': TOLD,
  'Test started': { icon: micro.BeakerIcon, state: 'neutral', strong: false },
  'Test extended': { icon: micro.BeakerIcon, state: 'neutral', strong: false },
  'Test ended': { icon: micro.BeakerIcon, state: 'neutral', strong: false },
};

const CLOSED: ActivityLook = { icon: micro.LockClosedIcon, state: 'neutral', strong: false };

/**
 * Returns the icon and color for a history row: by action name for an operator action, otherwise by row kind (domain guide
 * 6.12 "Row kinds").
 */
export const activityLook = ({
  arming,
  event,
  kind,
}: Pick<AlarmRow, 'kind' | 'event' | 'arming'>): ActivityLook => {
  if (kind === 'Operator action') return ACTIONS[event] ?? KINDS[kind] ?? CALM;
  const isClosing = kind === 'Open/close' && arming?.startsWith('close') === true;
  return isClosing ? CLOSED : (KINDS[kind] ?? CALM);
};
