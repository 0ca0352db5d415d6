import { row } from '../kit/looks.ts';
import { BrandMark, type ShownBrand, ShownLogo } from './shown-brand.look.tsx';
import { styled } from '../kit/styled.ts';
import { COLORS } from '../kit/theme/colors.ts';
import { wearing } from './themed-pane.look.tsx';

const Letter = styled('div', {
  base: {
    padding: '10px 14px 12px',
    '& > header': {
      ...row('8px'),
      paddingBottom: '8px',
      borderBottom: 'subtle',
      color: 'fg.muted',
      fontSize: '9px',
      '& > b': { color: 'fg.default' },
      '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      '& > time': { marginInlineStart: 'auto' },
    },
    '& > h4': { fontSize: '12px', fontWeight: '600', marginTop: '10px' },
    '& > p': { fontSize: '9px', marginTop: '4px' },
    '& > p > u': { textUnderlineOffset: '2px' },
    '& > footer': {
      marginTop: '12px',
      paddingTop: '8px',
      borderTop: 'subtle',
      fontSize: '8.5px',
      color: 'fg.muted',
      whiteSpace: 'pre-line',
      overflowWrap: 'anywhere',
    },
  },
});

/** A mail as a reader shows it: no picture, because nothing in ours is fetched from anywhere. */
export const MailPreview = ({
  from,
  footer,
  time,
}: {
  readonly from: string;
  readonly footer: string;
  readonly time: string;
}) => (
  <Letter>
    <header>
      <b>{from}</b>
      <span>portal@example.com</span>
      <time>{time}</time>
    </header>
    <h4>Your report is ready</h4>
    <p>Open/close weekly, Mar 2 to Mar 8. The file stays for 90 days.</p>
    <p>
      <u>View report</u>
    </p>
    {footer !== '' && <footer>{footer}</footer>}
  </Letter>
);

const Desk = styled('div', {
  base: {
    padding: '10px 6% 0',
    background: 'bg.muted',
    '& > div': {
      ...wearing('light'),
      minHeight: '146px',
      padding: '12px 14px',
      background: COLORS.bg.surface.light,
      color: 'fg.default',
      fontSize: '9px',
      boxShadow: 'control',
    },
    '& header': {
      ...row('8px'),
      justifyContent: 'space-between',
      paddingBottom: '8px',
      borderBottom: '1px solid',
      borderBottomColor: 'accent.solid',
    },
    '& h4': { fontSize: '11px', fontWeight: '600', marginBlock: '8px 4px' },
    '& dl': { display: 'grid', gridTemplateColumns: '1fr auto auto auto', gap: '2px 14px' },
    '& dt': { fontWeight: '600' },
  },
});

const LINES = [
  ['Kestrel Print Works', 'HP1561', '08:02', '18:04'],
  ['Beacon Street Pharmacy', 'HP1092', '07:55', '20:11'],
  ['Fairlead Outfitters', 'HP1733', '09:00', '17:32'],
  ['Corner Hardware Co.', 'HP1209', '06:48', '19:02'],
] as const;

/** A report on paper, which is white in both themes. */
export const PaperPreview = ({
  name,
  logoUrl,
  named,
}: Pick<ShownBrand, 'name' | 'logoUrl'> & {
  /** The logo is a mark that does not say the name. */
  readonly named: boolean;
}) => (
  <Desk>
    <div data-pane="light">
      <header>
        <BrandMark>
          <ShownLogo name={name} logoUrl={logoUrl} />
          {named && name}
        </BrandMark>
        <span>Mar 2 – Mar 8, EDT</span>
      </header>
      <h4>Open/close weekly</h4>
      <dl>
        {LINES.map(([account, ...cells]) => [
          <dt key={account}>{account}</dt>,
          ...cells.map((cell) => <dd key={`${account} ${cell}`}>{cell}</dd>),
        ])}
      </dl>
    </div>
  </Desk>
);
