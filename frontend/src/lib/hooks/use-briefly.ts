import { useCallback, useEffect, useRef, useState } from 'react';

/** A value that is shown for some milliseconds, such as what a button did; undefined before and after. */
export function useBriefly<Value>(milliseconds: number): [Value | undefined, (value: Value) => void] {
  const [shown, setShown] = useState<Value>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = useCallback(
    (value: Value) => {
      clearTimeout(timer.current);
      setShown(value);
      timer.current = setTimeout(() => setShown(undefined), milliseconds);
    },
    [milliseconds],
  );
  return [shown, show];
}
