module com.example.modular {
    requires io.github.valueranges;
}
