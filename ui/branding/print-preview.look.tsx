import { row } from '../kit/looks.ts';
import { BrandMark, type ShownBrand, ShownLogo } from './shown-brand.look.tsx';
import { styled } from '../kit/styled.ts';
import { COLORS } from '../kit/theme/colors.ts';
import { wearing } from './themed-pane.look.tsx';

const Letter = styled('div', {
  base: {
    padding: '10px 14px 12px',
  },
});
const LetterHead = styled('header', {
  base: {
    ...row('8px'),
    paddingBottom: '8px',
    borderBottom: 'subtle',
    color: 'fg.muted',
    fontSize: '9px',
  },
});
const Subject = styled('h4', { base: { fontSize: '12px', fontWeight: '600', marginTop: '10px' } });
const Words = styled('p', { base: { fontSize: '9px', marginTop: '4px' } });
const LetterFoot = styled('footer', {
  base: {
    marginTop: '12px',
    paddingTop: '8px',
    borderTop: 'subtle',
    fontSize: '8.5px',
    color: 'fg.muted',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
});
const From = styled('b', { base: { color: 'fg.default' } });
const Address = styled('span', {
  base: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});
const Sent = styled('time', { base: { marginInlineStart: 'auto' } });

const Press = styled('u', { base: { textUnderlineOffset: '2px' } });

/** A preview of an email in a mail reader. The preview has no logo, because the portal's emails load nothing from the network. */
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
    <LetterHead>
      <From>{from}</From>
      <Address>portal@example.com</Address>
      <Sent>{time}</Sent>
    </LetterHead>
    <Subject>Your report is ready</Subject>
    <Words>Open/close weekly, Mar 2 to Mar 8. The file stays for 90 days.</Words>
    <Words>
      <Press>View report</Press>
    </Words>
    {footer !== '' && <LetterFoot>{footer}</LetterFoot>}
  </Letter>
);

const Overview = styled('div', {
  base: {
    padding: '10px 6% 0',
    background: 'bg.muted',
  },
});
const Paper = styled('div', {
  base: {
    ...wearing('light'),
    minHeight: '146px',
    padding: '12px 14px',
    background: COLORS.bg.surface.light,
    color: 'fg.default',
    fontSize: '9px',
    boxShadow: 'control',
  },
});
const PrintHead = styled('header', {
  base: {
    ...row('8px'),
    justifyContent: 'space-between',
    paddingBottom: '8px',
    borderBottom: '1px solid',
    borderBottomColor: 'accent.solid',
  },
});
const PrintTitle = styled('h4', {
  base: { fontSize: '11px', fontWeight: '600', marginBlock: '8px 4px' },
});
const Lines = styled('dl', {
  base: { display: 'grid', gridTemplateColumns: '1fr auto auto auto', gap: '2px 14px' },
});
const Account = styled('dt', { base: { fontWeight: '600' } });

const LINES = [
  ['Kestrel Print Works', 'HP1561', '08:02', '18:04'],
  ['Beacon Street Pharmacy', 'HP1092', '07:55', '20:11'],
  ['Fairlead Outfitters', 'HP1733', '09:00', '17:32'],
  ['Corner Hardware Co.', 'HP1209', '06:48', '19:02'],
] as const;

/** A preview of a printed report, which is white in both themes. */
export const PrintPreview = ({
  name,
  logoUrl,
  named,
}: Pick<ShownBrand, 'name' | 'logoUrl'> & {
  /** True if the name is printed beside the logo because the logo image does not contain the name. */
  readonly named: boolean;
}) => (
  <Overview>
    <Paper data-pane="light">
      <PrintHead>
        <BrandMark>
          <ShownLogo name={name} logoUrl={logoUrl} />
          {named && name}
        </BrandMark>
        <span>Mar 2 – Mar 8, EDT</span>
      </PrintHead>
      <PrintTitle>Open/close weekly</PrintTitle>
      <Lines>
        {LINES.map(([account, ...cells]) => [
          <Account key={account}>{account}</Account>,
          ...cells.map((cell) => <dd key={`${account} ${cell}`}>{cell}</dd>),
        ])}
      </Lines>
    </Paper>
  </Overview>
);
