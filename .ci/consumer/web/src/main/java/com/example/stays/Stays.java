package com.example.stays;

import io.github.valueranges.jpa.RangeQueries;
import java.util.UUID;
import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.data.jpa.repository.JpaSpecificationExecutor;

interface Stays extends JpaRepository<Stay, UUID>, JpaSpecificationExecutor<Stay>, RangeQueries<Stay> {}
