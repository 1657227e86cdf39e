insert into room (number, kind, amenities, nightly_rate, openings) values
    ('101', 'single', '{bath,desk}',             80.00, '{[2026-04-01,2026-10-31]}'),
    ('102', 'single', '{desk,sea}',              95.00, '{[2026-04-01,2026-10-31]}'),
    ('201', 'double', '{balcony,bath,sea}',     140.00, '{[2026-04-01,2026-10-31]}'),
    ('202', 'double', '{bath}',                 120.00, '{[2026-04-01,2026-10-31]}'),
    ('301', 'suite',  '{balcony,bath,bar,sea}', 240.00, '{[2026-05-01,2026-09-30]}'),
    ('302', 'suite',  '{bar,bath,kitchen}',     220.00, '{[2026-04-01,2026-06-30],[2026-09-01,2026-10-31]}');
