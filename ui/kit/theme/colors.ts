/** A color in both themes. The dark color is chosen separately, not computed by inverting the light color (ui README §14). */
export interface ColorPair {
  readonly light: string;
  readonly dark: string;
}

const pair = (light: string, dark: string): ColorPair => ({ light, dark });

/** Neutral, accent and data colors by semantic name. No other file contains hex values. */
export const COLORS = {
  bg: {
    canvas: pair('#F3F5F6', '#0B1318'),
    surface: pair('#FFFFFF', '#121C22'),
    subtle: pair('#F8FAFA', '#16222A'),
    muted: pair('#E9EDEF', '#1F2E37'),
    raised: pair('#FFFFFF', '#1A272F'),
    nav: pair('#EAEEF0', '#0F181E'),
    inverse: pair('#12222B', '#E8EEF1'),
  },
  fg: {
    default: pair('#0F1E26', '#E7EEF2'),
    muted: pair('#475863', '#A6B6C0'),
    subtle: pair('#5C6D78', '#8C9EA9'),
    inverse: pair('#F2F6F8', '#0F1E26'),
  },
  border: {
    default: pair('#D8DFE3', '#263640'),
    subtle: pair('#E7ECEE', '#1D2A32'),
    control: pair('#76858F', '#62757F'),
  },
  accent: {
    solid: pair('#0B5A70', '#58BAD4'),
    hover: pair('#084759', '#7BCBE0'),
    fg: pair('#0B5A70', '#74C8DE'),
    subtle: pair('#E1EFF3', '#12323D'),
    border: pair('#9CC7D3', '#2A5F70'),
    on: pair('#FFFFFF', '#06222B'),
  },
  focus: { ring: pair('#0A7F9F', '#58BAD4') },
  data: { bar: pair('#4F8FA4', '#3F8096') },
  /** Colors of the provider's mark; never used for states or controls. */
  brand: {
    ink: pair('#0F1E26', '#F2F6F8'),
    soft: pair('#475863', '#A6B6C0'),
    lintel: pair('#0B7A98', '#58BAD4'),
  },
  /** Colors around the sign-in artwork, which looks the same in both themes. */
  artwork: {
    night: pair('#07151C', '#07151C'),
    ink: pair('#F2F6F8', '#F2F6F8'),
    soft: pair('#A6B6C0', '#A6B6C0'),
    lintel: pair('#58BAD4', '#58BAD4'),
  },
  scrim: pair('rgba(15,30,38,.44)', 'rgba(4,8,11,.66)'),
} as const;

/** The six states. State colors have no other meaning, and a dealer's branding never changes them (ui README §2). */
export const STATES = ['alarm', 'trouble', 'test', 'ok', 'info', 'neutral'] as const;
export type State = (typeof STATES)[number];

/** The five colors of a state: text, icon, fill, decorative border, and text on the icon color. */
type StateColor = 'fg' | 'solid' | 'subtle' | 'border' | 'on';

/** The colors per state, which dealer branding never changes. */
export const STATE_COLORS = {
  alarm: {
    fg: pair('#A3132A', '#FF9BA6'),
    solid: pair('#C01B34', '#DB354D'),
    subtle: pair('#FCEBED', '#371820'),
    border: pair('#EFB4BC', '#6B2A36'),
    on: pair('#FFFFFF', '#FFFFFF'),
  },
  trouble: {
    fg: pair('#8F3D08', '#FFB27A'),
    solid: pair('#BC550E', '#E27A2E'),
    subtle: pair('#FEF0E4', '#34200F'),
    border: pair('#F0C49E', '#69411F'),
    on: pair('#FFFFFF', '#1C0D02'),
  },
  test: {
    fg: pair('#6A4B00', '#F2CD6B'),
    solid: pair('#B47E00', '#D9A420'),
    subtle: pair('#FFF5D6', '#2E2610'),
    border: pair('#E3C268', '#65511C'),
    on: pair('#1F1600', '#1F1600'),
  },
  ok: {
    fg: pair('#11603A', '#7BD3A0'),
    solid: pair('#1C7F4E', '#3BA56F'),
    subtle: pair('#E6F4EB', '#102B1E'),
    border: pair('#AEDABF', '#23553B'),
    on: pair('#FFFFFF', '#04170D'),
  },
  info: {
    fg: pair('#2B4AA6', '#A6BEFB'),
    solid: pair('#3D63C8', '#6B8EEB'),
    subtle: pair('#ECF1FD', '#1A2543'),
    border: pair('#BECDF3', '#344A86'),
    on: pair('#FFFFFF', '#070E22'),
  },
  neutral: {
    fg: pair('#475863', '#A6B6C0'),
    solid: pair('#657580', '#7C8D98'),
    subtle: pair('#EEF1F3', '#1C2830'),
    border: pair('#CFD8DC', '#34444E'),
    on: pair('#FFFFFF', '#0B1318'),
  },
} as const satisfies Readonly<Record<State, Record<StateColor, ColorPair>>>;
