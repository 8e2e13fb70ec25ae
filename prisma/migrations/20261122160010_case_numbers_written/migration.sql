-- A court's number was kept as it was typed: from here on as the CNJ writes it (Resolution 65/2008), which is what every screen, file and
-- answer shows. Of two cases with the same number in two spellings, only one can have it; the other keeps what was typed. Triggers have
-- what changes indexed anew.
WITH written AS (
  SELECT id, regexp_replace(digits(case_number), '^(.{7})(.{2})(.{4})(.)(.{2})(.{4})$', '\1-\2.\3.\4.\5.\6') AS number
  FROM cases
  WHERE translate(case_number, ' .-', '') ~ '^[0-9]{20}$'
), chosen AS (
  SELECT DISTINCT ON (number) id, number FROM written w
  WHERE NOT EXISTS (SELECT 1 FROM cases c WHERE c.case_number = w.number)
  ORDER BY number, id
)
UPDATE cases SET case_number = chosen.number FROM chosen WHERE cases.id = chosen.id;
