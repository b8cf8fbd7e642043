/**
 * The owner's active rules, oldest first. By hand although they are the owner's data: a day is matched again in the
 * transaction that changes its log, which must see the rules at the moment of this statement on its own connection.
 */
export const FIND_ACTIVE_RULES = `
  SELECT id, condition FROM bot_rules WHERE state IN ('applying', 'applied') ORDER BY id`;
