import { notApplicable, type Requirement } from './requirement.ts';

const NONE = 'There is no audio, video or WebRTC.';

/** V17 WebRTC. */
export const WEBRTC: readonly Requirement[] = [
  notApplicable('V17.1.1', 2, 'Relay to public addresses only', NONE),
  notApplicable('V17.2.1', 2, 'Key of the media certificate', NONE),
  notApplicable('V17.2.2', 2, 'Ciphers of media', NONE),
  notApplicable('V17.2.3', 2, 'Authentic media packets', NONE),
  notApplicable('V17.2.4', 2, 'Malformed media packets', NONE),
  notApplicable('V17.3.1', 2, 'Floods of signaling', NONE),
  notApplicable('V17.3.2', 2, 'Malformed signaling', NONE),
];
