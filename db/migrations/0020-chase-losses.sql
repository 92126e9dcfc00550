-- Why an item was cancelled although its chase went on: the numbers of the wire. NULL where it was not, or before this.
ALTER TABLE chase_items ADD COLUMN loss INTEGER CHECK (loss BETWEEN 1 AND 7);
