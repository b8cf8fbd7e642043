import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../ui/button';
import { ownerProductsQuery } from '../../../api/owner-products';
import { Dialog } from '../../../ui/dialog/dialog';
import { SelectField } from '../../../ui/inputs/select-field';
import type { PickerProps } from '../../../ui/contexts';

/** Chooses the product of a card in a text. */
export default function ProductPicker({ onPick, onClose }: PickerProps<number>) {
  const { data: products = [] } = useQuery(ownerProductsQuery);
  const [chosen, setChosen] = useState('');
  return (
    <Dialog
      onClose={onClose}
      title="Product card"
      description="Readers see the product as it is when they read: name, price, rating and buy link."
      footer={
        <Button look="primary" disabled={chosen === ''} onClick={() => onPick(Number(chosen))}>
          Insert
        </Button>
      }
    >
      <SelectField
        label="Product"
        placeholder="Choose a product"
        options={products.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      />
    </Dialog>
  );
}
