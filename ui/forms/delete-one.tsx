import { Button } from '../kit/button.tsx';
import { Row } from '../kit/stack.ts';

/** A button that deletes an entry of a list, named by kind and position: “Delete shift 2”. */
export const DeleteOne = <One,>({
  what,
  at,
  of,
  onLeft,
}: {
  readonly what: string;
  readonly at: number;
  readonly of: readonly One[];
  readonly onLeft: (others: readonly One[]) => void;
}) => (
  <Row>
    <Button
      size="sm"
      look="dangerOutline"
      onClick={() => onLeft(of.filter((_, index) => index !== at))}
    >
      {`Delete ${what} ${at + 1}`}
    </Button>
  </Row>
);
