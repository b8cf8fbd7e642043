import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { choiceStyle } from '../../../ui/choice-style';

interface DimensionTabsProps<Breakdown extends { dimension: string }> {
  /** Label of the choice: 'Sessions by'. */
  label: string;
  breakdowns: readonly Breakdown[];
  nameOf: (dimension: Breakdown['dimension']) => string;
  children: (breakdown: Breakdown) => ReactNode;
}

/** Metrics by one dimension at a time, starting with the first. */
export function DimensionTabs<Breakdown extends { dimension: string }>({
  label,
  breakdowns,
  nameOf,
  children,
}: DimensionTabsProps<Breakdown>) {
  return (
    <Tabs.Root defaultValue={breakdowns[0]?.dimension}>
      <Tabs.List aria-label={label} className="mb-4 flex flex-wrap gap-2">
        {breakdowns.map(({ dimension }) => (
          <Tabs.Trigger key={dimension} value={dimension} className={choiceStyle}>
            {nameOf(dimension)}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {breakdowns.map((breakdown) => (
        <Tabs.Content key={breakdown.dimension} value={breakdown.dimension}>
          {children(breakdown)}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
