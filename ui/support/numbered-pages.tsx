import { observer } from 'mobx-react-lite';
import { PageTurner } from '../kit/page-turner.tsx';
import { LIST_SIZES } from '#core/lists/list-query.schema.ts';

export type PageSize = (typeof LIST_SIZES)[number];

/** A list that is read page by page, counted from 1. */
export interface NumberedPages {
  readonly page: number;
  readonly size: PageSize;
  turnTo(page: number): Promise<void>;
  show(size: PageSize): Promise<void>;
}

/** The foot of a list of people or reports. */
export const NumberedPagesFoot = observer(
  ({
    label,
    pages,
    shown,
    total,
  }: {
    readonly label: string;
    readonly pages: NumberedPages;
    readonly shown: number;
    readonly total: number;
  }) => {
    const { page, size } = pages;
    const turn = (to: number) => () => void pages.turnTo(to);
    return (
      <PageTurner
        label={label}
        offset={(page - 1) * size}
        shown={shown}
        total={total}
        size={size}
        sizes={LIST_SIZES}
        onSize={(wanted) => void pages.show(wanted)}
        onBack={page > 1 ? turn(page - 1) : undefined}
        onForward={page * size < total ? turn(page + 1) : undefined}
      />
    );
  },
);
