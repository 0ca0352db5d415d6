import type { SiteInfo } from '#core/sites/site-info.schema.ts';
import { Card } from '../kit/card.tsx';
import { Facts } from '../kit/facts.tsx';
import { styled } from '../kit/styled.ts';
import { ZonedTime } from '../kit/zoned-time.tsx';
import { ZoneNote } from './zone-note.tsx';

/** Written by people, with their line breaks. */
const Text = styled('p', {
  base: { maxWidth: '72ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
});
const Notes = styled('ul', {
  base: {
    '& > li': { padding: '12px 16px', borderTop: '1px solid', borderColor: 'border.subtle' },
    '& > li:first-of-type': { borderTop: '0' },
    '& small': { textStyle: 'caption', color: 'fg.muted' },
  },
});

const words = (text: string | null) => (text === null ? null : <Text>{text}</Text>);

/** What a dispatcher is told, and what waits at the door (domain guide 6.7). */
export const InstructionsCard = ({ info }: { readonly info: SiteInfo }) => {
  const { dispatchInstructions, directions, hazards, pets } = info.details;
  return (
    <Card title="Instructions">
      <Facts
        facts={[
          {
            name: 'Dispatch',
            value: words(dispatchInstructions),
            absent: 'No permanent dispatch instructions',
          },
          { name: 'Directions', value: words(directions) },
          { name: 'Hazards', value: words(hazards) },
          { name: 'Pets', value: words(pets) },
        ]}
      />
    </Card>
  );
};

/** What is worth knowing for now; a temporary one says how long. */
export const NotesCard = ({ info, now }: { readonly info: SiteInfo; readonly now: string }) => {
  const { notes } = info.details;
  return (
    <Card
      title="Notes"
      count={notes.length}
      inset={false}
      actions={<ZoneNote now={now} timeZone={info.timeZone} />}
    >
      <Notes>
        {notes.map(({ text, expiresAt }, place) => (
          <li key={place}>
            <Text>{text}</Text>
            {expiresAt !== null && (
              <small>
                Until <ZonedTime at={expiresAt} now={now} timeZone={info.timeZone} />
              </small>
            )}
          </li>
        ))}
      </Notes>
    </Card>
  );
};
