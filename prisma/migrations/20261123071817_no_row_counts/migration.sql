-- Rows are counted when a list is read: an office's tables are small enough.
DROP TRIGGER counted_added ON clients;
DROP TRIGGER counted_gone ON clients;
DROP TRIGGER counted_added ON contacts;
DROP TRIGGER counted_gone ON contacts;
DROP TRIGGER counted_added ON cases;
DROP TRIGGER counted_gone ON cases;
DROP FUNCTION count_rows();
DROP TABLE row_counts;
