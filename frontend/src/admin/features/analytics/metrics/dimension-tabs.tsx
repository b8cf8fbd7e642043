import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '../../../../lib/class-names';
import { choiceStyle } from '../../../ui/choice-style';

interface DimensionTabsProps<Breakdown extends { dimension: string }> {
  /** Label of the choice: 'Sessions by'. */
  label: string;
  breakdowns: readonly Breakdown[];
  nameOf: (dimension: Breakdown['dimension']) => string;
  /** Of the choice. */
  className?: string;
  children: (breakdown: Breakdown) => ReactNode;
}

/** Metrics by one dimension at a time, starting with the first. */
export function DimensionTabs<Breakdown extends { dimension: string }>({
  label,
  breakdowns,
  nameOf,
  className = 'mb-4 gap-2',
  children,
}: DimensionTabsProps<Breakdown>) {
  return (
    <Tabs.Root defaultValue={breakdowns[0]?.dimension} className="relative">
      <Tabs.List aria-label={label} className={classNames('flex flex-wrap', className)}>
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
